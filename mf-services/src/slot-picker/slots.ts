import { slotHours } from '@fairfront/shared-kit/domain/common';
import { twoDigits } from '@fairfront/shared-kit/platform/formats';

/** `08:00–10:00`. */
export const slotText = (start: number): string => `${twoDigits(start)}:00–${twoDigits(start + slotHours)}:00`;
