import { localized, ownTextOf } from '@fairfront/shared-kit/domain/common';
import { resendFrom } from '@fairfront/shared-kit/domain/participations/team';
import type { StoredStand, StoredUser } from './participation-parts.repository';

/** A stand as the API returns it: a hall is a pavilion with a parent. */
export const standResponse = ({ id, title, area, ...place }: StoredStand) => ({
  id,
  title,
  area,
  pavilion:
    place.pavilion_id === null
      ? null
      : {
          id: place.pavilion_id,
          ...localized('title', (locale) => ownTextOf(place, 'pavilion', locale)),
          parent:
            place.parent_id === null
              ? null
              : { id: place.parent_id, ...localized('title', (locale) => ownTextOf(place, 'parent', locale)) },
        },
});

/** A user, or an invitation with the time from which it can be sent again. */
export const userResponse = ({ expires_at, ...user }: StoredUser) => ({
  ...user,
  invite: expires_at === null ? ('activated' as const) : ('pending' as const),
  resend_from: expires_at === null ? null : new Date(resendFrom(Date.parse(expires_at))).toISOString(),
});
