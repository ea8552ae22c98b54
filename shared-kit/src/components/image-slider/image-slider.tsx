import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { IconButton } from '../button';
import { classNames } from '../class-names';
import { useTranslation } from '../../platform/facade';
import styles from './image-slider.module.css';

/** A picture with its words. */
export interface SliderImage {
  src: string;
  alt: string;
  /** Smaller file for the row below; the picture itself when absent. */
  thumbnail?: string;
}

/** The props of `ImageSlider`. */
export interface ImageSliderProps {
  images: readonly SliderImage[];
  /** Names the pictures: the name of the service. */
  label: string;
  /** Stands for missing and broken pictures. */
  placeholder: ReactNode;
}

/** px that a finger must move to turn the page. */
const swipe = 40;

/** Pictures one at a time: "2 of 4", arrows that stop at the ends, small pictures to jump, swipe and arrow keys. */
export const ImageSlider = ({ images, label, placeholder }: ImageSliderProps) => {
  const { t } = useTranslation('kitParts');
  const [chosen, setChosen] = useState(0);
  const [broken, setBroken] = useState<ReadonlySet<string>>(new Set());
  const touchedAt = useRef<number | null>(null);
  const at = Math.min(chosen, images.length - 1);
  const image = images[at];
  const go = (to: number) => setChosen(Math.max(0, Math.min(images.length - 1, to)));
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    event.preventDefault();
    go(at + (event.key === 'ArrowRight' ? 1 : -1));
  };
  const lift = (event: PointerEvent) => {
    const moved = touchedAt.current === null ? 0 : event.clientX - touchedAt.current;
    touchedAt.current = null;
    if (Math.abs(moved) >= swipe) go(at + (moved < 0 ? 1 : -1));
  };
  if (!image)
    return (
      <div role="img" aria-label={label} className={styles.stage}>
        {placeholder}
      </div>
    );
  const picture = (src: string, alt: string, className?: string) =>
    broken.has(src) ? (
      <span role="img" aria-label={alt} className={styles.placeholder}>
        {placeholder}
      </span>
    ) : (
      <img
        src={src}
        alt={alt}
        className={className}
        draggable={false}
        onError={() => setBroken(new Set([...broken, src]))}
      />
    );
  return (
    <section aria-label={label} aria-roledescription={t('imageSlider.role')} onKeyDown={press}>
      <div
        className={styles.stage}
        onPointerDown={(event) => {
          touchedAt.current = event.pointerType === 'mouse' ? null : event.clientX;
        }}
        onPointerUp={lift}
        onPointerCancel={() => {
          touchedAt.current = null;
        }}
      >
        {picture(image.src, image.alt, styles.picture)}
        {images.length > 1 && (
          <div className={styles.controls}>
            <IconButton
              framed
              icon="chevron-left"
              label={t('imageSlider.previous')}
              disabled={at === 0}
              onClick={() => go(at - 1)}
            />
            <span aria-live="polite" className={styles.count}>
              {t('imageSlider.of', { number: at + 1, total: images.length })}
            </span>
            <IconButton
              framed
              icon="chevron-right"
              label={t('imageSlider.next')}
              disabled={at === images.length - 1}
              onClick={() => go(at + 1)}
            />
          </div>
        )}
      </div>
      {images.length > 1 && (
        <ul className={styles.row}>
          {images.map(({ src, thumbnail = src }, index) => (
            <li key={src}>
              <button
                type="button"
                aria-label={t('imageSlider.show', { number: index + 1 })}
                aria-current={index === at || undefined}
                className={classNames(styles.thumb, index === at && styles.chosen)}
                onClick={() => go(index)}
              >
                {picture(thumbnail, '', styles.small)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
