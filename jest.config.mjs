const packages = ['shell', 'mf-passes', 'mf-services', 'mf-catalog', 'mf-account', 'shared-kit'];
const deployed = ['backend', 'edge', 'registry'];

export default {
  projects: [...packages.map((name) => `<rootDir>/${name}`), ...deployed.map((name) => `<rootDir>/deploy/${name}`)],
};
