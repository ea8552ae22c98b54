import {
  beginOrder,
  catalogueBody,
  ordersOf,
  prepareCatalogue,
  saveOrder,
  type OrderResponse,
} from './catalogue-order';
import { TestApp, type Received, type TestCaller } from './test-app';

/** A portal with the test template, in which the editor of participation 101 orders. */
export class CataloguePortal {
  private constructor(
    readonly portal: TestApp,
    /** Signed in again whenever the time is set. */
    public editor: TestCaller,
  ) {}

  static async start(): Promise<CataloguePortal> {
    const portal = await TestApp.start();
    const fixture = new CataloguePortal(portal, portal.visitor);
    await fixture.reset();
    return fixture;
  }

  stop = (): Promise<void> => this.portal.stop();

  /** 10 April, no orders, the test template; before each test. */
  async reset(): Promise<void> {
    await this.goTo('2026-04-10T09:00:00.000Z');
    await prepareCatalogue(this.portal);
  }

  async goTo(time: string): Promise<void> {
    this.portal.clock.set(time);
    this.editor = await this.portal.as('editor@severmech.example');
  }

  /** Begins an order that keeps all rules. */
  begin = (changes: object = {}) => beginOrder(this.editor, changes);

  create = (changes: object = {}, caller = this.editor): Promise<Received<OrderResponse>> =>
    caller.post(ordersOf(), catalogueBody(changes));

  update = (id: number, changes: object = {}, caller = this.editor): Promise<Received<OrderResponse>> =>
    saveOrder(caller, id, changes);

  submit = (id: number, body: object = {}, caller = this.editor): Promise<Received<OrderResponse>> =>
    caller.post(`${ordersOf()}/${id}/submit`, body);

  load = async (id: number, caller = this.editor) => (await caller.get<OrderResponse>(`${ordersOf()}/${id}`)).body.data;
}
