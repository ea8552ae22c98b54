import type { Cart, CartItem } from '@fairfront/shared-kit/domain/services/api';
import { TestApp, type Received, type TestCaller } from './test-app';

/** The response to a refused change of the cart. */
export interface CartRefusal {
  code?: string;
  message: string;
  errors?: Record<string, string[]>;
  data?: CartItem;
}

/** A portal whose editor changes the cart of participation 101. */
export interface CartPortal {
  portal: TestApp;
  editor: TestCaller;
  /** First days of the periods of exhibition 1. */
  days: Record<'installation' | 'exhibition' | 'dismantling', string>;
  /** Id of a service by its English name. */
  serviceNamed: (name: string) => Promise<number>;
  /** Adds a service by its English name, the editor unless told. */
  add: (name: string, body?: object, caller?: TestCaller) => Promise<Received<{ data: CartItem } & CartRefusal>>;
  /** The cart as the editor reads it. */
  cart: () => Promise<Cart>;
}

/** Starts the portal that the tests of the cart change. */
export const startCartPortal = async (): Promise<CartPortal> => {
  const portal = await TestApp.start();
  const editor = await portal.as('editor@severmech.example');
  const row = await portal.database.read
    .selectFrom('exhibitions')
    .select(['installation_started_at', 'started_at', 'dismantling_started_at'])
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  const serviceNamed = async (name: string): Promise<number> =>
    (
      await portal.database.read
        .selectFrom('additional_services')
        .select('id')
        .where('name_eng', '=', name)
        .executeTakeFirstOrThrow()
    ).id;
  return {
    portal,
    editor,
    days: {
      installation: row.installation_started_at,
      exhibition: row.started_at,
      dismantling: row.dismantling_started_at,
    },
    serviceNamed,
    add: async (name, body = {}, caller = editor) =>
      caller.post(`/participants/101/cart-items/${await serviceNamed(name)}`, body),
    cart: async () => (await editor.get<{ data: Cart }>('/participants/101/cart')).body.data,
  };
};
