import { useState } from 'react';
import { errorText } from '@fairfront/shared-kit/api';
import { usePlatform, useQueryClient, useTranslation } from '@fairfront/shared-kit/platform';
import { deskKeys } from '../api/query-keys';
import { fetchReadinessIds, remindAll, type Reminded } from '../api/readiness';
import type { ReadinessPlace } from './readiness-place';

/** The selected participations and their reminders. */
export const useReminders = (exhibition: number, place: ReadinessPlace) => {
  const { t } = useTranslation('desk');
  const { api, messages } = usePlatform();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [results, setResults] = useState<readonly Reminded[]>([]);
  const [isChoosing, setChoosing] = useState(false);
  const [isSending, setSending] = useState(false);

  const chooseAll = async () => {
    setChoosing(true);
    try {
      setChosen(new Set(await fetchReadinessIds(api, exhibition, place)));
    } catch (error) {
      messages.error(errorText(error, t), error);
    } finally {
      setChoosing(false);
    }
  };
  const send = async () => {
    setSending(true);
    setResults([]);
    try {
      await remindAll(api, exhibition, [...chosen], (done) => {
        setResults((before) => [...before, ...done]);
        // after a failure, participations that were already processed are deselected
        setChosen((before) => {
          const left = new Set(before);
          for (const { participation_id: id } of done) left.delete(id);
          return left;
        });
      });
    } catch (error) {
      messages.error(errorText(error, t), error);
    } finally {
      setSending(false);
      await client.invalidateQueries({ queryKey: deskKeys.readiness(exhibition) });
    }
  };
  return {
    chosen,
    choose: (ids: readonly number[]) => setChosen(new Set(ids)),
    chooseAll: () => void chooseAll(),
    isChoosing,
    send: () => void send(),
    isSending,
    results,
    forget: () => setResults([]),
  };
};
