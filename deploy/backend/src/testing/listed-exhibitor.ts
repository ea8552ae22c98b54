import { aCatalogueOrder } from './builders/catalogue-orders';
import { anExhibitor, type Exhibitor } from './builders/exhibitor';
import { anOrder } from './builders/orders';
import { aCarPass, aPersonalPass } from './builders/passes';
import type { TestApp } from './test-app';

/** An exhibitor with rows in each list for other systems: an editor, two passes, a new order and a catalogue order. */
export const aListedExhibitor = async (
  portal: TestApp,
  changes: Parameters<typeof anExhibitor>[1] = {},
): Promise<Exhibitor> => {
  const exhibitor = await anExhibitor(portal, changes);
  await exhibitor.member('edit');
  await aPersonalPass(portal, exhibitor);
  await aCarPass(portal, exhibitor);
  await anOrder(portal, exhibitor);
  await aCatalogueOrder(portal, exhibitor);
  return exhibitor;
};
