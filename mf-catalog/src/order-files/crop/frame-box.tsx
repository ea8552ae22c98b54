import { classNames } from '@fairfront/shared-kit/components/class-names';
import { useTranslation } from '@fairfront/shared-kit/platform';
import {
  useId,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Corner, Sides } from '@fairfront/shared-kit/domain/catalogue/files/crop-frame';
import styles from './crop.module.css';
import type { FrameModel } from './use-frame';

/** An arrow key moves by a hundredth of the longer side, with Shift by one pixel. */
const stepOf = ({ width, height }: Sides, isFine: boolean): number =>
  isFine ? 1 : Math.max(1, Math.round(Math.max(width, height) / 100));

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Handles dragging by mouse, pen or touch, and arrow keys, as distances in picture pixels. */
const useDrag = (stage: RefObject<HTMLDivElement | null>, picture: Sides, onMove: (dx: number, dy: number) => void) => {
  const at = useRef<{ x: number; y: number } | null>(null);
  const end = () => {
    at.current = null;
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      at.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const shown = stage.current?.getBoundingClientRect().width;
      if (!at.current || !shown) return;
      const scale = picture.width / shown;
      onMove((event.clientX - at.current.x) * scale, (event.clientY - at.current.y) * scale);
      at.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const way = arrows[event.key];
      if (!way) return;
      event.preventDefault();
      event.stopPropagation();
      const step = stepOf(picture, event.shiftKey);
      onMove(way[0] * step, way[1] * step);
    },
  };
};

const corners: readonly (Corner & { name: 'topLeft' | 'topRight' | 'bottomLeft' | 'bottomRight' })[] = [
  { x: -1, y: -1, name: 'topLeft' },
  { x: 1, y: -1, name: 'topRight' },
  { x: -1, y: 1, name: 'bottomLeft' },
  { x: 1, y: 1, name: 'bottomRight' },
];

interface FrameBoxProps {
  model: FrameModel;
  picture: Sides;
  /** The picture itself. */
  children: ReactNode;
}

/** The picture with the crop frame, which can be moved and resized at its corners. */
export const FrameBox = ({ model, picture, children }: FrameBoxProps) => {
  const { t } = useTranslation('catalog');
  const stage = useRef<HTMLDivElement>(null);
  const hintId = useId();
  const { x, y, width, height } = model.frame;
  const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
  const place = {
    left: share(x, picture.width),
    top: share(y, picture.height),
    width: share(width, picture.width),
    height: share(height, picture.height),
  };
  const aspectRatio = `${picture.width} / ${picture.height}`;
  const drag = useDrag(stage, picture, model.move);
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === '+' || event.key === '=') model.zoomIn();
    else if (event.key === '-') model.zoomOut();
    else drag.onKeyDown(event);
  };
  return (
    <>
      <div
        ref={stage}
        className={styles.picture}
        style={{ '--ratio': picture.width / picture.height, aspectRatio } as CSSProperties}
      >
        {children}
        <div className={styles.shade} aria-hidden="true">
          <div className={styles.hole} style={place} />
        </div>
        <div
          role="application"
          aria-label={t('crop.frame')}
          aria-describedby={hintId}
          tabIndex={0}
          className={styles.frame}
          style={place}
          {...drag}
          onKeyDown={press}
        >
          {corners.map((corner) => (
            <CornerHandle key={corner.name} corner={corner} stage={stage} picture={picture} model={model} />
          ))}
        </div>
      </div>
      <p id={hintId} className={styles.hint}>
        {t('crop.hint')}
      </p>
    </>
  );
};

interface CornerHandleProps {
  corner: (typeof corners)[number];
  stage: RefObject<HTMLDivElement | null>;
  picture: Sides;
  model: FrameModel;
}

const CornerHandle = ({ corner, stage, picture, model }: CornerHandleProps) => {
  const { t } = useTranslation('catalog');
  const drag = useDrag(stage, picture, (dx, dy) => model.pull(corner, dx, dy));
  return (
    <button
      type="button"
      aria-label={t(`crop.corner.${corner.name}`)}
      className={classNames(styles.corner, styles[corner.name])}
      {...drag}
    />
  );
};
