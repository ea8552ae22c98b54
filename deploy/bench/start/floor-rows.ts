/** A row of the floor's list. */
export interface Row {
  id: number;
  name: string;
}

/** The one call of the floor. */
export const readRows = async (): Promise<Row[]> => {
  const response = await fetch('/rows.json');
  return (await response.json()) as Row[];
};
