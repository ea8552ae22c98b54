import { storageAddress } from '@fairfront/shared-kit/api';
import { useParticipation, usePlatform, type AdditionalService } from '@fairfront/shared-kit/platform';
import { useState } from 'react';
import { useCategories } from '../api/categories';
import { CategoryIcon } from '../categories/category-icon';
import { pathTo } from '../categories/category-tree';
import styles from './service-picture.module.css';

/** The category icon of a service, instead of a photo. */
export const ServiceDrawing = ({ categoryId }: { categoryId: number }) => {
  const { id } = useParticipation();
  const { data: categories = [] } = useCategories(id);
  const icon = pathTo(categories, categoryId).at(-1)?.icon ?? 'box';
  return <CategoryIcon name={icon} size={22} className={styles.drawing} />;
};

/** The small picture of a service in lists; decorative, since the name is beside it. */
export const ServicePicture = ({ service }: { service: Pick<AdditionalService, 'category_id' | 'images'> }) => {
  const { config } = usePlatform();
  const [isBroken, setBroken] = useState(false);
  const image = isBroken ? undefined : service.images[0];
  return (
    <span className={styles.picture} aria-hidden="true">
      {image ? (
        <img
          src={storageAddress(config.apiBase, image.thumbnail_path)}
          alt=""
          loading="lazy"
          className={styles.photo}
          onError={() => setBroken(true)}
        />
      ) : (
        <ServiceDrawing categoryId={service.category_id} />
      )}
    </span>
  );
};
