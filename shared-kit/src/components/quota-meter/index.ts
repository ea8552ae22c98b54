export { QuotaMeter, type QuotaMeterProps } from './quota-meter';
export { quotaParts, type QuotaCounts, type QuotaPart, type QuotaPartKind } from './quota-parts';
