/** Elements whose hover, pressed and focus appearance is checked in a real browser (state-targets.d.mts). */

// focus comes first: after a press the browser draws no ring for a focus set by script
const all = ['focus', 'hover', 'pressed'];
const field = ['focus', 'hover'];
/**
 * @param {Parameters<import('@playwright/test').Page['getByRole']>[0]} role
 * @param {string | RegExp} [name]
 */
const byRole = (role, name) => (/** @type {import('@playwright/test').Page} */ page) =>
  page.getByRole(role, name === undefined ? {} : { name }).first();

const byKeyboard = (/** @type {string} */ key) => async (/** @type {import('@playwright/test').Page} */ page) => {
  await page.keyboard.press('Tab');
  await page.keyboard.press(key);
};

export const stateTargets = [
  { part: 'alert-dialog', story: 'kit-alertdialog--delete', find: byRole('button', 'Удалить'), states: all },
  { part: 'breadcrumbs', story: 'kit-breadcrumbs--services', find: byRole('link'), states: all },
  { part: 'button', story: 'kit-button--variants', find: byRole('button'), states: all },
  { part: 'button', story: 'kit-button--icons', find: byRole('button'), states: all },
  { part: 'button', story: 'kit-button--blocked', find: byRole('button'), states: ['focus'] },
  { part: 'order-chat', story: 'kit-orderchat--in-drawer', find: byRole('textbox'), states: field },
  { part: 'order-chat', story: 'kit-orderchat--in-drawer', find: byRole('button', 'Отправить'), states: all },
  { part: 'order-chat', story: 'kit-orderchat--in-drawer', find: byRole('button', /Прикрепить/), states: all },
  { part: 'check-grid', story: 'parts-checkgrid--checked', find: byRole('gridcell', 'Белов'), states: field },
  { part: 'check-grid', story: 'parts-checkgrid--checked', find: byRole('button', /Исправить/), states: all },
  { part: 'checkbox', story: 'kit-checkbox--states', find: byRole('checkbox'), states: all },
  { part: 'code-field', story: 'remotes-account--add-exhibition', find: byRole('textbox'), states: field },
  { part: 'combo-box', story: 'kit-combobox--filled', find: byRole('combobox'), states: field },
  {
    part: 'command-palette',
    story: 'parts-commandpalette--opened',
    find: (/** @type {import('@playwright/test').Page} */ page) => page.getByRole('option').nth(1),
    states: ['hover'],
  },
  {
    part: 'confirm-popover',
    story: 'kit-confirmpopover--delete',
    open: byKeyboard('Enter'),
    find: (/** @type {import('@playwright/test').Page} */ page) =>
      page.getByRole('dialog').getByRole('button', { name: 'Удалить' }),
    states: field,
  },
  { part: 'data-table', story: 'kit-datatable--sorted', find: byRole('button', 'Участник'), states: all },
  {
    part: 'data-table',
    story: 'kit-datatable--sorted',
    find: (/** @type {import('@playwright/test').Page} */ page) => page.getByRole('row').nth(2),
    states: ['hover'],
  },
  { part: 'date-picker', story: 'kit-datepicker--filled', find: byRole('textbox'), states: field },
  { part: 'drawer', story: 'kit-drawer--right', find: byRole('button', 'Закрыть'), states: all },
  { part: 'error-summary', story: 'kit-errorsummary--fields', find: byRole('link'), states: all },
  { part: 'file-drop', story: 'kit-filedrop--empty', find: byRole('button'), states: all },
  { part: 'image-slider', story: 'kit-imageslider--four', find: byRole('button', 'Следующее фото'), states: all },
  { part: 'link', story: 'kit-link--variants', find: byRole('link'), states: all },
  { part: 'masked-field', story: 'kit-maskedfield--phone', find: byRole('textbox'), states: field },
  { part: 'menu', story: 'kit-menu--actions', find: byRole('button'), states: all },
  {
    part: 'menu',
    story: 'kit-menu--actions',
    open: byKeyboard('ArrowDown'),
    find: byRole('menuitem', 'Скопировать'),
    states: all,
  },
  { part: 'modal', story: 'kit-modal--small', find: byRole('button', 'Закрыть'), states: all },
  {
    part: 'month-calendar',
    story: 'parts-periodcalendar--chosen',
    find: (/** @type {import('@playwright/test').Page} */ page) =>
      page.locator('[role=gridcell][aria-selected=false]:not([aria-disabled=true])').nth(2),
    states: all,
  },
  { part: 'notice', story: 'kit-notice--closable', find: byRole('button'), states: all },
  { part: 'month-grid', story: 'parts-monthboard--board', find: byRole('gridcell', /^9 июня/), states: ['focus'] },
  { part: 'month-grid', story: 'parts-monthboard--board', find: byRole('button', /Заявка/), states: all },
  { part: 'month-grid', story: 'parts-monthboard--crowded-day', find: byRole('button', /^ещё/), states: all },
  {
    part: 'number-field',
    story: 'kit-numberfield--between',
    find: byRole('button', 'Больше'),
    states: ['hover', 'pressed'],
  },
  { part: 'number-field', story: 'kit-numberfield--between', find: byRole('spinbutton'), states: field },
  {
    part: 'option-list',
    story: 'kit-select--short',
    open: byKeyboard('ArrowDown'),
    find: byRole('option', 'Сначала старые'),
    states: all,
  },
  { part: 'pagination', story: 'kit-pagination--many', find: byRole('button', /Страница 1/), states: all },
  {
    part: 'password-field',
    story: 'kit-passwordfield--hidden',
    find: byRole('button', 'Показать пароль'),
    states: all,
  },
  {
    part: 'period-calendar',
    story: 'parts-periodcalendar--empty',
    find: byRole('button', 'Вся выставка'),
    states: all,
  },
  {
    part: 'radio',
    story: 'kit-radiogroup--chosen',
    find: (/** @type {import('@playwright/test').Page} */ page) => page.getByRole('radio', { checked: false }).first(),
    states: all,
  },
  { part: 'release-offer', story: 'parts-releaseoffer--with-draft', find: byRole('button', 'Обновить'), states: all },
  { part: 'search-field', story: 'kit-searchfield--filled', find: byRole('searchbox'), states: field },
  {
    part: 'segmented-control',
    story: 'kit-segmentedcontrol--language',
    find: (/** @type {import('@playwright/test').Page} */ page) => page.getByRole('radio', { checked: false }),
    states: all,
  },
  {
    part: 'select',
    story: 'kit-select--short',
    find: (/** @type {import('@playwright/test').Page} */ page) => page.locator('[aria-haspopup=listbox]'),
    states: all,
  },
  {
    part: 'slot-picker',
    story: 'parts-slotpicker--two-groups',
    find: (/** @type {import('@playwright/test').Page} */ page) =>
      page.locator('label:has(input:not(:checked, [aria-disabled=true], [disabled]))').first(),
    states: ['hover', 'pressed'],
  },
  {
    part: 'slot-picker',
    story: 'parts-slotpicker--two-groups',
    find: (/** @type {import('@playwright/test').Page} */ page) =>
      page.locator('label > input:not(:checked, [aria-disabled=true], [disabled])').first(),
    states: ['focus'],
  },
  { part: 'stepper', story: 'kit-stepper--wizard', find: byRole('button'), states: all },
  { part: 'switch', story: 'kit-switch--states', find: byRole('switch'), states: all },
  {
    part: 'tabs',
    story: 'kit-tabs--counts',
    find: (/** @type {import('@playwright/test').Page} */ page) => page.getByRole('tab', { selected: false }).first(),
    states: ['hover', 'pressed'],
  },
  {
    part: 'tabs',
    story: 'kit-tabs--counts',
    find: (/** @type {import('@playwright/test').Page} */ page) => page.getByRole('tab', { selected: true }),
    states: ['focus'],
  },
  { part: 'text-area', story: 'kit-textarea--empty', find: byRole('textbox'), states: field },
  { part: 'text-field', story: 'kit-textfield--empty', find: byRole('textbox'), states: field },
  { part: 'toast', story: 'kit-toast--plain', find: byRole('button'), states: all },
  { part: 'tooltip', story: 'kit-tooltip--icon', find: byRole('button'), states: ['focus'] },
  {
    part: 'tree',
    story: 'parts-tree--rubrics',
    find: (/** @type {import('@playwright/test').Page} */ page) => page.getByRole('treeitem').nth(2),
    states: ['hover', 'pressed'],
  },
  { part: 'tree', story: 'parts-tree--rubrics', find: byRole('tree'), states: ['focus'] },
  { part: 'undo-toast', story: 'kit-undotoast--deleted', find: byRole('button', 'Вернуть'), states: all },
];
