import { storageAddress } from '@fairfront/shared-kit/api';
import { Button } from '@fairfront/shared-kit/components/button';
import { ConfirmPopover } from '@fairfront/shared-kit/components/confirm-popover';
import { Icon } from '@fairfront/shared-kit/components/icon';
import { usePlatform, useTranslation } from '@fairfront/shared-kit/platform';
import { useEffect, useRef, type ChangeEvent, type DragEvent } from 'react';
import type { CompanyImage, CompanyPlace } from '../api/company';
import { logoLimits } from '@fairfront/shared-kit/domain/account';
import styles from './company-profile.module.css';
import { useLogo } from './use-logo';

export interface LogoPanelProps {
  place: CompanyPlace;
  image: CompanyImage | null;
  canWrite: boolean;
}

/** The logo beside the form; uploads, replacements and removals are saved at once. */
export const LogoPanel = ({ place, image, canWrite }: LogoPanelProps) => {
  const { t } = useTranslation('account');
  const { config } = usePlatform();
  const { busy, failure, sent, send, remove } = useLogo(place);
  const input = useRef<HTMLInputElement>(null);
  const upload = useRef<HTMLButtonElement>(null);
  /** The remove button disappears with the logo, so focus moves elsewhere to stay inside the dialog. */
  const passesFocus = useRef(false);
  useEffect(() => {
    if (image || !passesFocus.current) return;
    passesFocus.current = false;
    upload.current?.focus();
  }, [image]);
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    // allows the user to select the same file again after correcting it
    event.target.value = '';
    if (file) void send(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    const file = event.dataTransfer.files[0];
    if (file && busy === null) void send(file);
  };
  return (
    <section aria-labelledby="company-logo" className={styles.logo}>
      <h3 id="company-logo" className={styles.logoTitle}>
        {t('companyForm.logo')}
      </h3>
      <div
        className={styles.logoFrame}
        {...(canWrite ? { onDragOver: (event: DragEvent) => event.preventDefault(), onDrop: drop } : {})}
      >
        {image ? (
          <img
            className={styles.logoPicture}
            src={storageAddress(config.apiBase, image.thumbnail_path)}
            alt={t('companyForm.logoAlt')}
          />
        ) : (
          <span className={styles.logoEmpty}>
            <Icon name="image" size={22} />
            {t('companyForm.noLogo')}
          </span>
        )}
      </div>
      {image && sent?.imageId === image.id && <p className={styles.logoFacts}>{sent.text}</p>}
      {canWrite && (
        <>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={t('companyForm.logoFile')}
            accept={logoLimits.types.join(',')}
            onChange={choose}
          />
          <div className={styles.logoActions}>
            <Button
              ref={upload}
              size="sm"
              icon="upload"
              busy={busy === 'sending'}
              disabled={busy === 'removing'}
              onClick={() => input.current?.click()}
            >
              {t(image ? 'companyForm.replaceLogo' : 'companyForm.addLogo')}
            </Button>
            {image && (
              <ConfirmPopover
                question={t('companyForm.removeLogoQuestion')}
                confirmLabel={t('companyForm.removeLogo')}
                onConfirm={async () => {
                  passesFocus.current = true;
                  passesFocus.current = (await remove()) && passesFocus.current;
                }}
                trigger={(trigger) => (
                  <Button {...trigger} variant="text" size="sm" icon="trash" disabled={busy !== null}>
                    {t('companyForm.removeLogo')}
                  </Button>
                )}
              />
            )}
          </div>
        </>
      )}
      <div role="alert">
        {failure && (
          <p className={styles.logoError}>
            <Icon name="cross-circle" size={16} />
            <span>
              {failure.file !== null && <>{t('companyForm.file', { name: failure.file })} </>}
              {failure.text}
              {image && <> {t('companyForm.logoKept')}</>}
            </span>
          </p>
        )}
      </div>
      {canWrite && <p className={styles.logoFacts}>{t('companyForm.logoRules')}</p>}
    </section>
  );
};
