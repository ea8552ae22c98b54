import type { Locator, Page } from '@playwright/test';
import type { ApiUser } from './api-user';
import { expect } from './portal';

/** Texts of the buttons and fields of the order. */
const words = {
  ru: {
    addStand: 'Добавить стенд',
    stand: 'Стенд 1',
    description: /^Описание на русском/,
    next: 'Далее',
    choose: 'Выбрать рубрики',
    picker: 'Рубрики каталога',
    select: 'Выбрать',
    basic: /Базовый/,
    logo: 'Логотип',
    remove: 'Удалить: ',
    signed: 'Подписанная заявка',
    download: 'Скачать: ',
    send: 'Отправить',
    question: 'Отправить заявку в каталог?',
    accept: 'Принимаю общие условия',
    sent: 'Заявка отправлена организатору',
  },
  en: {
    addStand: 'Add a stand',
    stand: 'Stand 1',
    description: /^Description in Russian/,
    next: 'Next',
    choose: 'Choose rubrics',
    picker: 'Catalogue rubrics',
    select: 'Select',
    basic: /Basic/,
    logo: 'Logo',
    remove: 'Remove: ',
    signed: 'Signed order',
    download: 'Download: ',
    send: 'Send',
    question: 'Send the catalogue order?',
    accept: 'I accept the general terms',
    sent: 'The order has been sent to the organiser',
  },
} as const;

/** A one-pixel picture, which satisfies every logo limit. */
const logo = {
  name: 'логотип.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

interface Rubric {
  name_rus: string;
  name_eng: string;
  is_selected: boolean;
  children: Rubric[];
}

/** Whose order it is, where it is on the page, and how a person operates it. */
export interface OrderPlace {
  page: Page;
  user: ApiUser;
  participation: number;
  /** The wizard's dialog, or the element that contains it. */
  frame: Locator;
  locale?: keyof typeof words;
  press?: (page: Page, wanted: Locator, key?: 'Enter' | 'Space') => Promise<void>;
}

/** Fills, prices, signs and sends the catalogue order of a participation like a person, step by step. */
export class CatalogueOrder {
  private readonly words: (typeof words)[keyof typeof words];
  private readonly press: (wanted: Locator, key?: 'Enter' | 'Space') => Promise<void>;

  constructor(private readonly place: OrderPlace) {
    const { page, locale = 'ru', press = (_page, wanted) => wanted.click() } = place;
    this.words = words[locale];
    this.press = (wanted, key) => press(page, wanted, key);
  }

  /** The order stored by the API; null if there is none. */
  async stored(): Promise<{ id: number; status: string } | null> {
    const { user, participation } = this.place;
    const { data } = (await (await user.call('GET', `/participants/${participation}`)).json()) as {
      data: { catalog_order_id: number | null; catalog_order_status: string | null };
    };
    return data.catalog_order_id === null
      ? null
      : { id: data.catalog_order_id, status: String(data.catalog_order_status) };
  }

  /** The order to sign: any well-formed PDF counts as signed, and the portal makes one. */
  async pdf(): Promise<Buffer> {
    const { user, participation } = this.place;
    const order = await this.stored();
    if (!order) throw new Error('The order has not been saved');
    const answer = await user.call('GET', `/participants/${participation}/catalog-orders/${order.id}/download`);
    expect(answer.status).toBe(200);
    return Buffer.from(await answer.arrayBuffer());
  }

  async describe(text: string): Promise<void> {
    await this.place.frame.getByRole('textbox', { name: this.words.description }).fill(text);
  }

  /** For a company without its own stand. */
  async addStand(number: string): Promise<void> {
    const { frame } = this.place;
    await this.press(frame.getByRole('button', { name: this.words.addStand }));
    await frame.getByRole('textbox', { name: this.words.stand }).fill(number);
  }

  async next(): Promise<void> {
    await this.press(this.place.frame.getByRole('button', { name: this.words.next }));
  }

  /** On step 2: finds a rubric in the tree and selects it. */
  async chooseRubric(): Promise<void> {
    const { page, frame } = this.place;
    const rubric = await this.someRubric();
    await this.press(frame.getByRole('button', { name: this.words.choose }));
    const picker = page.getByRole('dialog', { name: this.words.picker });
    await picker.getByRole('searchbox').fill(rubric);
    await this.press(picker.getByRole('treeitem', { name: new RegExp(rubric) }).last(), 'Space');
    await this.press(picker.getByRole('button', { name: this.words.select, exact: true }));
    await expect(picker).toBeHidden();
    await expect(frame.getByText(rubric).first()).toBeVisible();
  }

  /** The package that requires a logo. */
  basicPackage(): Locator {
    return this.place.frame.getByRole('checkbox', { name: this.words.basic });
  }

  async choosePackage(): Promise<void> {
    await this.press(this.basicPackage(), 'Space');
  }

  async uploadLogo(): Promise<void> {
    const { frame } = this.place;
    await frame.getByRole('region', { name: this.words.logo }).locator('input[type=file]').setInputFiles(logo);
    await expect(frame.getByRole('button', { name: `${this.words.remove}${logo.name}` })).toHaveCount(1);
  }

  /** On the last step: uploads the signed order, accepts the terms, sends, and waits for the notice. */
  async sign(pdf: Buffer): Promise<void> {
    const { page, frame } = this.place;
    const signed = { name: 'signed.pdf', mimeType: 'application/pdf', buffer: pdf };
    await frame.getByRole('region', { name: this.words.signed }).locator('input[type=file]').setInputFiles(signed);
    await expect(frame.getByRole('button', { name: `${this.words.download}${signed.name}` })).toHaveCount(1);
    await this.press(frame.getByRole('button', { name: this.words.send }));
    const agreement = page.getByRole('dialog', { name: this.words.question });
    await this.press(agreement.getByRole('checkbox', { name: this.words.accept }), 'Space');
    await this.press(agreement.getByRole('button', { name: this.words.send }));
    await expect(page.getByText(this.words.sent).first()).toBeVisible();
  }

  /** Name of the first rubric that can be selected and has no children, in the page language. */
  private async someRubric(): Promise<string> {
    const { user, participation, locale = 'ru' } = this.place;
    const answer = await user.call('GET', `/participants/${participation}/catalog-rubrics`);
    const { data } = (await answer.json()) as { data: Rubric[] };
    const leaves = (nodes: Rubric[]): Rubric[] =>
      nodes.flatMap((node) => (node.children.length > 0 ? leaves(node.children) : [node]));
    const found = leaves(data).find(({ is_selected }) => is_selected);
    if (!found) throw new Error('No rubric can be selected');
    return locale === 'en' ? found.name_eng : found.name_rus;
  }
}
