/** Builds an archive of the given entries like an office program, for files that no library would write. */
export function archiveOf(entries: Record<string, string | Buffer>): Buffer<ArrayBuffer>;
