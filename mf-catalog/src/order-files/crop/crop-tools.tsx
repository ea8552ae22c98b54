import { Button, IconButton } from '@fairfront/shared-kit/components/button';
import { NumberField } from '@fairfront/shared-kit/components/number-field';
import { SegmentedControl } from '@fairfront/shared-kit/components/segmented-control';
import { useTranslation } from '@fairfront/shared-kit/platform';
import { useId } from 'react';
import type { Frame, Sides } from '@fairfront/shared-kit/domain/catalogue/files/crop-frame';
import styles from './crop.module.css';
import type { FrameModel } from './use-frame';

const ratios = { free: null, '3:1': 3, '1:1': 1 } as const;
type RatioName = keyof typeof ratios;

interface CropToolsProps {
  model: FrameModel;
  picture: Sides;
  /** The frame without the picture's margins, if it has any. */
  content: Frame | null;
}

/** The ways to set the frame besides dragging: scale, logo proportions, numbers. */
export const CropTools = ({ model, picture, content }: CropToolsProps) => {
  const { t } = useTranslation('catalog');
  const { frame, ratio, move, pull } = model;
  const chosen = (Object.keys(ratios) as RatioName[]).find((name) => ratios[name] === ratio);
  return (
    <div className={styles.tools}>
      <Zoom model={model} />
      {chosen && (
        <SegmentedControl<RatioName>
          label={t('crop.ratio')}
          value={chosen}
          onChange={(name) => model.takeRatio(ratios[name])}
          segments={[
            { value: 'free', label: t('crop.free') },
            { value: '3:1', label: '3:1' },
            { value: '1:1', label: '1:1' },
          ]}
        />
      )}
      {chosen && content && (
        <Button size="sm" onClick={() => model.takeFree(content)}>
          {t('crop.trim')}
        </Button>
      )}
      <div className={styles.numbers} role="group" aria-label={t('crop.frame')}>
        <NumberField
          size="sm"
          label={t('crop.x')}
          value={frame.x}
          max={picture.width - frame.width}
          onChange={(x) => move(x - frame.x, 0)}
        />
        <NumberField
          size="sm"
          label={t('crop.y')}
          value={frame.y}
          max={picture.height - frame.height}
          onChange={(y) => move(0, y - frame.y)}
        />
        <NumberField
          size="sm"
          label={t('crop.width')}
          value={frame.width}
          min={1}
          max={picture.width - frame.x}
          onChange={(width) => pull({ x: 1, y: 1 }, width - frame.width, 0)}
        />
        <NumberField
          size="sm"
          label={t('crop.height')}
          value={frame.height}
          min={1}
          max={picture.height - frame.y}
          onChange={(height) => pull({ x: 1, y: 1 }, 0, height - frame.height)}
        />
      </div>
    </div>
  );
};

/** The native slider: it supports keys, touch and screen readers, and adds no bytes. */
const Zoom = ({ model: { zoom, mostZoom, zoomTo, zoomIn, zoomOut } }: { model: FrameModel }) => {
  const { t } = useTranslation('catalog');
  const id = useId();
  const percent = Math.round(zoom * 100);
  const most = Math.max(100, Math.floor(mostZoom * 100));
  // equal slider steps scale by equal factors
  const place = most === 100 ? 0 : (1000 * Math.log(zoom)) / Math.log(mostZoom);
  return (
    <div className={styles.zoom}>
      <label htmlFor={id} className={styles.zoomLabel}>
        {t('crop.zoom')}
      </label>
      <IconButton icon="minus" label={t('crop.farther')} disabled={percent <= 100} onClick={zoomOut} />
      <input
        id={id}
        type="range"
        min={0}
        max={1000}
        step={1}
        value={Math.round(place)}
        aria-valuetext={t('crop.percent', { percent })}
        disabled={most === 100}
        className={styles.slider}
        onChange={(event) => zoomTo(Math.pow(mostZoom, Number(event.target.value) / 1000))}
      />
      <IconButton icon="plus" label={t('crop.closer')} disabled={percent >= most} onClick={zoomIn} />
      <span className={styles.percent} aria-hidden="true">
        {t('crop.percent', { percent })}
      </span>
    </div>
  );
};
