import type { components } from '@fairfront/shared-kit/api';
import type {
  CatalogueOrder,
  CatalogueOrderStatus,
  OrderBody,
  OrderFile,
  OrderLineResponse,
  ReturnComment,
} from '@fairfront/shared-kit/domain/catalogue/catalogue-order';
import type { CatalogueTemplate, RubricNode } from '@fairfront/shared-kit/domain/catalogue/catalogue-template';
import type { RubricNames } from '@fairfront/shared-kit/domain/catalogue/rubric-names';
import type { SpellingMistake } from '@fairfront/shared-kit/domain/catalogue/spelling';
import type { CatalogueStepKey } from '@fairfront/shared-kit/domain/catalogue/wizard';
import type { ReadOnly } from './catalogue-paths';

/**
 * Types of `model/`, which knows no generated code, beside those of the API document: the compiler reports here when one of them
 * changes alone (CAT-226, CAT-282 to CAT-284).
 */
type Schemas = components['schemas'];
type Wire<Name extends keyof Schemas> = ReadOnly<Schemas[Name]>;

/** Each fits the other, and none has a field that the other has not. */
type Same<One, Other> = [One, keyof One] extends [Other, keyof Other]
  ? [Other, keyof Other] extends [One, keyof One]
    ? true
    : false
  : false;
/** Everything that the server may answer is understood. */
type Fits<Answer, Understood> = [Answer] extends [Understood] ? true : false;
type Holds<Check extends true> = Check;

export type WireTypes = [
  Holds<Same<Wire<'CatalogOrder'>, ReadOnly<CatalogueOrder>>>,
  Holds<Same<Wire<'CatalogOrderLine'>, ReadOnly<OrderLineResponse>>>,
  Holds<Same<Wire<'CatalogComment'>, ReadOnly<ReturnComment>>>,
  Holds<Same<Wire<'CatalogPackageFile'>, ReadOnly<OrderFile>>>,
  Holds<Same<Wire<'CatalogRubricNames'>, ReadOnly<RubricNames>>>,
  Holds<Same<Wire<'SpellingError'>, ReadOnly<SpellingMistake>>>,
  Holds<Same<Schemas['CatalogOrder']['status'], CatalogueOrderStatus>>,
  Holds<Same<Schemas['CatalogOrder']['step_key'], CatalogueStepKey>>,
  Holds<Same<keyof Schemas['CatalogOrderBody'], keyof OrderBody>>,
  Holds<Fits<ReadOnly<OrderBody>, Wire<'CatalogOrderBody'>>>,
  Holds<Fits<Wire<'CatalogTemplate'>, ReadOnly<CatalogueTemplate>>>,
  Holds<Same<keyof Schemas['CatalogTemplate'], keyof CatalogueTemplate>>,
  Holds<Fits<Wire<'CatalogRubrics'>['data'], readonly RubricNode[]>>,
];
