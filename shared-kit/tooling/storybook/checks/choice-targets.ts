import type { Page } from '@playwright/test';
import type { StateTarget } from './state-targets.mjs';

const unchosen = (role: Parameters<Page['getByRole']>[0]) => (page: Page) =>
  page.getByRole(role, { checked: false }).first();

/** Elements that a press selects or toggles without changing their text: only their appearance shows the state. */
export const choiceTargets: Pick<StateTarget, 'part' | 'story' | 'find'>[] = [
  { part: 'checkbox', story: 'kit-checkbox--states', find: unchosen('checkbox') },
  { part: 'radio', story: 'kit-radiogroup--chosen', find: unchosen('radio') },
  { part: 'switch', story: 'kit-switch--states', find: unchosen('switch') },
  { part: 'segmented-control', story: 'kit-segmentedcontrol--language', find: unchosen('radio') },
  { part: 'data-table', story: 'kit-datatable--selected', find: unchosen('checkbox') },
  { part: 'tabs', story: 'kit-tabs--counts', find: (page) => page.getByRole('tab', { selected: false }).first() },
  {
    part: 'slot-picker',
    story: 'parts-slotpicker--two-groups',
    find: (page) => page.locator('label:has(input:not(:checked, [aria-disabled=true], [disabled]))').first(),
  },
  {
    part: 'month-calendar',
    story: 'parts-periodcalendar--chosen',
    find: (page) => page.locator('[role=gridcell][aria-selected=false]:not([aria-disabled=true])').nth(2),
  },
  { part: 'tree', story: 'parts-tree--rubrics', find: unchosen('treeitem') },
  {
    part: 'image-slider',
    story: 'kit-imageslider--four',
    find: (page) => page.locator('button:not([aria-current]):has(img)').first(),
  },
];
