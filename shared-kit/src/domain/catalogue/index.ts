export { alphabetLetter } from './printed-entry';
export { catalogueDeadlineItems, type CatalogueDeadlineInput } from './catalogue-deadline-item';
export * from './catalogue-deadline';
export {
  entryFacts,
  entryProblems,
  hasCyrillic,
  type EntryFact,
  type EntryInput,
  type EntryProblem,
} from './catalogue-entry';
export { cataloguePreparation, catalogueTypes, isCatalogueOffered, isOrderPlaced } from './catalogue-preparation';
export * from './catalogue-stand';
export * from './catalogue-order';
export * from './catalogue-queue';
export * from './order-file-kinds';
export * from './rubric-tree';
export * from './catalogue-template';
export * from './copy-draft';
export * from './draft-tidying';
export * from './files/file-rules';
export * from './first-draft';
export * from './layout';
export * from './merge-drafts';
export * from './order-body';
export type { OrderBodyInput } from './order-body-reading';
export * from './order-draft';
export * from './order-moves';
export {
  descriptionBlocks,
  descriptionLength,
  descriptionUse,
  type DescriptionUse,
} from './pricing/description-blocks';
export { cheaperHint, type CheaperHint, type HintChange } from './pricing/cheaper-hint';
export { currenciesThatPrice, linesWithoutPrice } from './pricing/missing-prices';
export { catalogueLinesResponse, catalogueTotalsResponse } from './pricing/order-amounts';
export { contentServices, oldPrice, type ContentService } from './pricing/package-price';
export { priceOrder } from './pricing/price-order';
export { priceReasons, type PricePart, type PriceReason, type RubricPackagePart } from './pricing/price-reasons';
export type * from './pricing/priced-order';
export { priceOfService, type CatalogueAmount } from './pricing/service-price';
export * from './printed-entry';
export { templateOfOrder } from './sent-template';
export { rubricNamesOf, rubricsOfOrder, type RubricNames } from './rubric-names';
export * from './rules';
export { draftIssues } from './rules/draft-fields';
export * from './template-problems';
export * from './template-services';
export * from './wire-fields';
export * from './wizard';
