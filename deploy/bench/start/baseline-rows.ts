/** A row of the baseline's list. */
export interface Row {
  id: number;
  name: string;
}

/** The only call of the baseline. */
export const readRows = async (): Promise<Row[]> => {
  const response = await fetch('/rows.json');
  return (await response.json()) as Row[];
};
