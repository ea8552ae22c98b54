const packages = ['shell', 'mf-passes', 'mf-services', 'mf-catalog', 'mf-account', 'shared-kit'];
const deployed = ['backend', 'edge', 'registry', 'spelling'];

export default {
  // one core less than there are, the default, would leave half of a small machine idle
  maxWorkers: '100%',
  projects: [...packages.map((name) => `<rootDir>/${name}`), ...deployed.map((name) => `<rootDir>/deploy/${name}`)],
};
