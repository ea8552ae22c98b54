/**
 * What `npm run bench -- api` calls, as the supervisor of the demo company in participation 101, and the least that each may
 * reach of the bare call of the same run; null: shown without an aim.
 */
export const apiRoutes = [
  ['/auth/user', 0.3],
  ['/participants/101', 0.12],
  ['/participants', 0.12],
  ['/participants/101/personal-passes?type=certificate', 0.12],
  ['/participants/101/car-passes', 0.12],
  ['/preparations?ids=101', 0.12],
  ['/participants/101/deadlines', 0.12],
  ['/participants/101/additional-services', 0.12],
  ['/participants/101/categories', 0.12],
  ['/participants/101/cart', 0.12],
  ['/participants/101/contracts', 0.12],
  ['/notifications', 0.12],
];

export const caller = { email: 'supervisor@severmech.example', password: 'Fairfront-demo-1' };
export const releasedFileAim = 0.5;
export const longestP99 = 150;
