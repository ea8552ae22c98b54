import { useEffect, useEffectEvent } from 'react';
import type { User } from '@fairfront/shared-kit/platform';
import { afterFirstPaint } from '../realtime/after-first-paint';
import { useShell } from '../shell-services';

/** Applies the consequences of a loaded user: their language and the live connection. */
export const useLoadedUser = (user: User | null): void => {
  const { language, realtime } = useShell();
  const id = user?.id ?? null;

  // only the language that was loaded with the user counts; later choices are made here
  const onUser = useEffectEvent(() => {
    if (!user) return undefined;
    void language.follow(user.locale);
    return afterFirstPaint(() => realtime.setUser(user.id));
  });

  useEffect(() => onUser(), [id]);
};
