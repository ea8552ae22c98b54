import { useCallback, useEffect, useState } from 'react';
import type { OrderDraft } from '@fairfront/shared-kit/domain/catalogue/order-draft';

/** The debounce time before the descriptions are validated, ms. */
export const checkDelay = 500;

type Descriptions = Pick<OrderDraft, 'companyInfo' | 'companyInfoEng'>;

/** The descriptions as last validated. */
export interface SettledTexts {
  texts: Descriptions;
  /** Whether input is newer than the validation; a pending check counts as failed. */
  isPending: boolean;
  /** Validates the current input at once. */
  settle: (texts: Descriptions) => void;
}

/** Both descriptions, debounced by 500 ms. */
export const useSettledTexts = ({ companyInfo, companyInfoEng }: Descriptions): SettledTexts => {
  const [texts, setTexts] = useState<Descriptions>({ companyInfo, companyInfoEng });
  const isPending = texts.companyInfo !== companyInfo || texts.companyInfoEng !== companyInfoEng;
  useEffect(() => {
    if (!isPending) return undefined;
    const timer = setTimeout(() => setTexts({ companyInfo, companyInfoEng }), checkDelay);
    return () => clearTimeout(timer);
  }, [isPending, companyInfo, companyInfoEng]);
  const settle = useCallback((next: Descriptions) => {
    setTexts({ companyInfo: next.companyInfo, companyInfoEng: next.companyInfoEng });
  }, []);
  return { texts, isPending, settle };
};
