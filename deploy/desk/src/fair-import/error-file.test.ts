/** @jest-environment node */
import { readXlsx } from 'hucre/xlsx';
import { buildFairError, wrongReport } from '../testing/imports';
import { errorWorkbook } from './error-file';

it('errors are saved as a workbook with sheet, row, column, value and message [ORG-392]', async () => {
  const titles = ['Sheet', 'Row', 'Column', 'Value', 'What is wrong'];
  const formula = buildFairError({ value: '=1+1' });
  const bytes = await errorWorkbook([...wrongReport.errors, formula], { name: 'Import errors', titles });
  const { sheets } = await readXlsx(bytes);
  expect(sheets[0]?.rows).toEqual([
    titles,
    ['companies', 3, 'name_rus', null, 'Fill in this field'],
    ['stands', 7, 'area', '12 м', 'Enter a number'],
    ['stands', 9, 'participation', 'X-9', 'There is no such row'],
    ['stands', 7, 'area', '=1+1', 'Enter a number'],
  ]);
});
