/**
 * Finds a program that tests need. Installs it if possible, and prints a notice otherwise.
 * @param consequence what was not tested without it
 * @returns its path
 */
export function debianProgram(name: string, debianPackage: string, consequence: string): string | null;
