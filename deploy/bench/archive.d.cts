/** An archive of the given entries, packed as an office program does; for files that no library would write. */
export function archiveOf(entries: Record<string, string | Buffer>): Buffer;
