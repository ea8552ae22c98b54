import { useEffect } from 'react';
import { usePlatform, usePlatformState } from '@fairfront/shared-kit/platform';
import { useRemoteCatalog } from '../boot';
import { goKeyOf, goTimeout, targetOf } from './go-keys.model';
import { isTyping } from './shortcut-keys';

/** G was pressed: when, and the key that comes next. */
export interface GoPress {
  at: number;
  next: Promise<KeyboardEvent>;
}

/** Follows G and a second key to their place; it draws nothing (SHELL-279). */
const GoKeys = ({ press }: { press: GoPress }) => {
  const { navigation } = usePlatform();
  const { participation } = usePlatformState();
  const catalog = useRemoteCatalog();
  useEffect(() => {
    let isWanted = true;
    void press.next.then((event) => {
      const isLate = event.timeStamp - press.at > goTimeout;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (!isWanted || isLate || hasModifier || isTyping(event.target)) return;
      const key = goKeyOf(event);
      const target = key && targetOf(key, participation, catalog);
      if (target) navigation.go(target);
    });
    return () => {
      isWanted = false;
    };
    // the place is judged when the second key comes
  }, [press, navigation, participation, catalog]);
  return null;
};

export default GoKeys;
