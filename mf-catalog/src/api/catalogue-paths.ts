import type { ApiClient } from '@fairfront/shared-kit/api';
import type { CatalogueOrder, OrderBody, OrderFile } from '../model/catalogue-order';
import type { SpellingMistake } from '../model/spelling';
import type { CatalogueTemplate, RubricNode } from '../model/catalogue-template';

interface InParticipation {
  path: { id: number };
}
interface InOrder {
  path: { id: number; orderId: number };
}
interface Json<Body> {
  content: { 'application/json': Body };
}
interface Read<Parameters, Body> {
  parameters: Parameters;
  responses: { 200: Json<Body> };
}

/** The calls of the catalogue order (CAT-224 to CAT-228, CAT-231) with the shapes of `model/`. */
export interface CataloguePaths {
  '/participants/{id}/catalog-templates/{templateId}': {
    get: Read<{ path: { id: number; templateId: number } }, { data: CatalogueTemplate }>;
  };
  '/participants/{id}/catalog-rubrics': {
    get: Read<InParticipation, { data: readonly RubricNode[]; exporter: readonly RubricNode[] }>;
  };
  '/spell-check': {
    get: Read<
      { query: { text: string; lang: 'ru' | 'en' } },
      { data: readonly SpellingMistake[]; meta: { checked: boolean } }
    >;
  };
  '/participants/{id}/catalog-orders': {
    post: {
      parameters: InParticipation;
      requestBody: Json<OrderBody>;
      responses: { 201: Json<{ data: CatalogueOrder }> };
    };
  };
  '/participants/{id}/catalog-orders/{orderId}': {
    get: Read<InOrder, { data: CatalogueOrder }>;
    put: { parameters: InOrder; requestBody: Json<OrderBody>; responses: { 200: Json<{ data: CatalogueOrder }> } };
  };
  '/participants/{id}/catalog-orders/{orderId}/submit': {
    post: {
      parameters: InOrder;
      requestBody: Json<{ version?: number }>;
      responses: { 200: Json<{ data: CatalogueOrder }> };
    };
  };
  '/participants/{id}/catalog-orders/{orderId}/files/{type}': {
    post: {
      parameters: { path: { id: number; orderId: number; type: string } };
      responses: { 201: Json<{ data: OrderFile }> };
    };
  };
  '/participants/{id}/catalog-orders/{orderId}/files/{type}/{fileId}': {
    delete: {
      parameters: { path: { id: number; orderId: number; type: string; fileId: number } };
      responses: { 204: object };
    };
  };
  '/participants/{id}/catalog-orders/{orderId}/documents/{kind}': {
    post: {
      parameters: { path: { id: number; orderId: number; kind: string } };
      responses: { 201: Json<{ data: Omit<OrderFile, 'id'> }> };
    };
  };
  '/participants/{id}/catalog-orders/{orderId}/presence': {
    post: { parameters: InOrder; requestBody: Json<{ step_key: string }>; responses: { 204: object } };
  };
  '/participants/{id}/catalog-orders/{orderId}/comments/{commentId}': {
    put: {
      parameters: { path: { id: number; orderId: number; commentId: number } };
      requestBody: Json<{ answer: string }>;
      responses: { 200: Json<{ data: CatalogueOrder }> };
    };
  };
}

/** The client of the portal, by the paths of the catalogue. */
export const catalogueClient = (api: ApiClient): ApiClient<CataloguePaths> =>
  api as unknown as ApiClient<CataloguePaths>;
