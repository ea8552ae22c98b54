/** Every demo account signs in with it (DEMO, README). */
export const demoPassword = 'Fairfront-demo-1';
