/** The files that may be selected. */
export interface FileRules {
  /** Extensions in lower case without a dot: `['pdf', 'jpg', 'jpeg']`. */
  types: readonly string[];
  /** Most bytes of one file; a file of exactly this size fits. */
  limit: number;
}

/** Why a file is refused. */
export type FileRefusal = 'type' | 'size' | 'empty';

/** The extension in lower case; empty without one. */
export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Checks a chosen file; null when it fits. The server looks inside, this saves the way there. */
export const refusalOf = (
  { name, size }: Pick<File, 'name' | 'size'>,
  { types, limit }: FileRules,
): FileRefusal | null => {
  if (!types.includes(extensionOf(name))) return 'type';
  if (size === 0) return 'empty';
  return size > limit ? 'size' : null;
};

/** Names of the types for a text: "PDF, JPG". People regard jpg and jpeg as the same. */
export const typeNames = (types: readonly string[]): string =>
  types
    .filter((type) => type !== 'jpeg' || !types.includes('jpg'))
    .map((type) => type.toUpperCase())
    .join(', ');
