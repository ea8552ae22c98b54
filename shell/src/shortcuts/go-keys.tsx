import { useEffect } from 'react';
import { isTyping } from '@fairfront/shared-kit/components/input-method';
import { usePlatform, usePlatformState } from '@fairfront/shared-kit/platform';
import { useRemoteCatalog } from '../boot';
import { goKeyOf, goKeysOf, goTimeout } from './go-keys.model';

/** A press of G: its time and the next key. */
export interface GoPress {
  at: number;
  next: Promise<KeyboardEvent>;
}

/** Handles G and a second key; renders nothing. */
const GoKeys = ({ press }: { press: GoPress }) => {
  const { navigation } = usePlatform();
  const { participation } = usePlatformState();
  const catalog = useRemoteCatalog();
  useEffect(() => {
    let isWanted = true;
    void press.next.then((event) => {
      const isLate = event.timeStamp - press.at > goTimeout;
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (!isWanted || isLate || hasModifier || isTyping(event)) return;
      const key = goKeyOf(event, goKeysOf(participation, catalog));
      if (key) navigation.go(key.target);
    });
    return () => {
      isWanted = false;
    };
    // the target is resolved when the second key is pressed
  }, [press, navigation, participation, catalog]);
  return null;
};

export default GoKeys;
