import type { Role } from '@fairfront/shared-kit/domain/participations';
import type { StoredTemplate } from '../areas/catalogue/catalogue/tables';
import { aCountry } from './builders/exhibitions';
import { anExhibitor, type Exhibitor } from './builders/exhibitor';
import { beginOrder, catalogueBody, ordersOf, saveOrder, testCountries, type OrderResponse } from './catalogue-order';
import { storeTemplate, testTemplate } from './catalogue-template';
import { testNow } from './clock';
import { TestApp, type Received, type TestCaller } from './test-app';

/** A portal with one exhibitor, whose editor orders by the test template. */
export class CataloguePortal {
  private constructor(
    readonly portal: TestApp,
    readonly exhibitor: Exhibitor,
    /** Signed in again whenever the time is set. */
    public editor: TestCaller,
  ) {}

  static async start(): Promise<CataloguePortal> {
    const portal = await TestApp.startEmpty();
    const { russia, germany } = testCountries;
    await aCountry(portal, { id: russia, name_rus: 'Россия', name_eng: 'Russia', is_catalog_order_ru_locale: true });
    await aCountry(portal, { id: germany, name_rus: 'Германия', name_eng: 'Germany' });
    const exhibitor = await anExhibitor(portal);
    const fixture = new CataloguePortal(portal, exhibitor, await exhibitor.as('edit'));
    await fixture.reset();
    return fixture;
  }

  stop = (): Promise<void> => this.portal.stop();

  /** 10 April, no orders, the test template; before each test. */
  async reset(): Promise<void> {
    await this.goTo(testNow);
    await this.portal.database.read.deleteFrom('catalog_orders').execute();
    await this.offer(testTemplate);
  }

  async goTo(time: string): Promise<void> {
    this.portal.clock.set(time);
    this.editor = await this.as('edit');
  }

  /** Gives the exhibition another template. */
  offer = (template: StoredTemplate): Promise<number> =>
    storeTemplate(this.portal, { exhibitionId: this.exhibitor.exhibitionId, template });

  /** Signs in a colleague of the editor, or the editor. */
  as = (role: Role): Promise<TestCaller> => this.exhibitor.as(role);

  /** The path of the orders of the exhibitor. */
  get path(): string {
    return ordersOf(this.exhibitor.id);
  }

  /** Begins an order that keeps all rules. */
  begin = (changes: object = {}, caller = this.editor) => beginOrder(caller, changes, this.exhibitor.id);

  create = (changes: object = {}, caller = this.editor): Promise<Received<OrderResponse>> =>
    caller.post(this.path, catalogueBody(changes));

  update = (id: number, changes: object = {}, caller = this.editor): Promise<Received<OrderResponse>> =>
    saveOrder(caller, id, changes, this.exhibitor.id);

  submit = (id: number, body: object = {}, caller = this.editor): Promise<Received<OrderResponse>> =>
    caller.post(`${this.path}/${id}/submit`, body);

  load = async (id: number, caller = this.editor) => (await caller.get<OrderResponse>(`${this.path}/${id}`)).body.data;
}
