/** Opens an address by a full page load, so that nothing of the former company stays in memory (ACC-072). */
export const reopen = (address: string): void => window.location.assign(address);
