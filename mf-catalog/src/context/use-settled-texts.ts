import { useCallback, useEffect, useState } from 'react';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';

/** Pause after the last key before the descriptions are judged, ms (CAT-073). */
export const judgeDelay = 500;

type Descriptions = Pick<OrderDraft, 'companyInfo' | 'companyInfoEng'>;

/** The descriptions as they were judged last. */
export interface SettledTexts {
  texts: Descriptions;
  /** Something was typed since; a pending check counts as not passed (CAT-074). */
  isPending: boolean;
  /** Judges what stands there now, at once. */
  settle: (texts: Descriptions) => void;
}

/** Both descriptions, 500 ms after the last key (CAT-073). */
export const useSettledTexts = ({ companyInfo, companyInfoEng }: Descriptions): SettledTexts => {
  const [texts, setTexts] = useState<Descriptions>({ companyInfo, companyInfoEng });
  const isPending = texts.companyInfo !== companyInfo || texts.companyInfoEng !== companyInfoEng;
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setTexts({ companyInfo, companyInfoEng }), judgeDelay);
    return () => clearTimeout(timer);
  }, [isPending, companyInfo, companyInfoEng]);
  const settle = useCallback((next: Descriptions) => {
    setTexts({ companyInfo: next.companyInfo, companyInfoEng: next.companyInfoEng });
  }, []);
  return { texts, isPending, settle };
};
