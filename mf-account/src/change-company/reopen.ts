/** Opens an address with a full page load, which clears the previous company from memory. */
export const reopen = (address: string): void => window.location.assign(address);
