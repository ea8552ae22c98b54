import type { Cart, CartItem } from '@fairfront/shared-kit/domain/services/api';
import { anExhibition } from './builders/exhibitions';
import { anExhibitor, type Exhibitor } from './builders/exhibitor';
import type { Service } from './builders/services';
import { TestApp, type Received, type TestCaller } from './test-app';

/** The response to a refused change of the cart. */
export interface CartRefusal {
  code?: string;
  message: string;
  errors?: Record<string, string[]>;
  data?: CartItem;
}

/** An exhibitor whose editor fills an empty cart; services are added by the test. */
export interface CartPortal {
  portal: TestApp;
  exhibitor: Exhibitor;
  editor: TestCaller;
  /** First days of the periods of the exhibition. */
  days: Record<'installation' | 'exhibition' | 'dismantling', string>;
  /** Adds a service, the editor unless told. */
  add: (
    service: Pick<Service, 'id'>,
    body?: object,
    caller?: TestCaller,
  ) => Promise<Received<{ data: CartItem } & CartRefusal>>;
  /** The cart as the editor reads it. */
  cart: () => Promise<Cart>;
}

/** Starts a portal with an exhibitor that may order. @param participation its columns that are not as usual */
export const startCartPortal = async (participation: Parameters<typeof anExhibitor>[1] = {}): Promise<CartPortal> => {
  const portal = await TestApp.startEmpty();
  const exhibition = await anExhibition(portal);
  const exhibitor = await anExhibitor(portal, { exhibition_id: exhibition.id, ...participation });
  const editor = await exhibitor.as('edit');
  return {
    portal,
    exhibitor,
    editor,
    days: {
      installation: exhibition.installation_started_at,
      exhibition: exhibition.started_at,
      dismantling: exhibition.dismantling_started_at,
    },
    add: async ({ id }, body = {}, caller = editor) => caller.post(`${exhibitor.path}/cart-items/${id}`, body),
    cart: async () => (await editor.get<{ data: Cart }>(`${exhibitor.path}/cart`)).body.data,
  };
};

/** The lines of a cart. */
export const itemsOf = ({ groups }: Cart): CartItem[] => groups.flatMap(({ items }) => items);
