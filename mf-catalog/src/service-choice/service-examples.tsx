import { storageAddress } from '@fairfront/shared-kit/api';
import { useLazyCode } from '@fairfront/shared-kit/api/actions';
import { textOf } from '@fairfront/shared-kit/domain/common';
import { useLocale, usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import type { CatalogueService } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import type { ExamplesDialog } from './examples-dialog';
import styles from './service-choice.module.css';

/** The first example image of a service; a press shows all of them. */
export const ServiceExamples = ({ service }: { service: CatalogueService }) => {
  const { t } = useTranslation('catalog');
  const locale = useLocale();
  const { config } = usePlatform();
  const code = useLazyCode(() => import('./examples-dialog'));
  const [{ Dialog }, setDialog] = useState<{ Dialog: typeof ExamplesDialog | null }>({ Dialog: null });
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const [first] = service.images;
  if (!first || isBroken) return null;
  const name = textOf(service, 'name', locale);
  const open = async () => {
    const loaded = await code.load();
    if (!loaded) return;
    setDialog({ Dialog: loaded.ExamplesDialog });
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={styles.thumb}
        aria-label={t('service.examples', { name })}
        aria-haspopup="dialog"
        onClick={() => void open()}
      >
        <img
          src={storageAddress(config.apiBase, first.original_path)}
          alt=""
          loading="lazy"
          className={styles.thumbImage}
          onError={() => setBroken(true)}
        />
      </button>
      {Dialog && <Dialog open={isOpen} onClose={() => setOpen(false)} name={name} images={service.images} />}
    </>
  );
};
