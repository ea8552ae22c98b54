import { sqlMigration } from './sql-migration';

/**
 * Plates as `readPlate` writes them, with the Latin I for the Ukrainian one and plain hyphens; phones without the prefix of
 * international calls, which the plus stands for.
 */
export const platesAndPhones = sqlMigration(`
  update car_passes set
    car_number = translate(normalize(car_number, NFKC), 'Іі‐‒–—―−', 'II------'),
    trailer_number = translate(normalize(trailer_number, NFKC), 'Іі‐‒–—―−', 'II------')
  where car_number ~ '[Іі‐‑‒–—―−]' or trailer_number ~ '[Іі‐‑‒–—―−]';

  update car_passes set phone = '+' || substr(phone, 4) where phone ~ '^\\+00[1-9]';
  update users set phone = substr(phone, 3) where phone ~ '^00[1-9]';
  update companies set phone = substr(phone, 3) where phone ~ '^00[1-9]';
  update feedbacks set phone = substr(phone, 3) where phone ~ '^00[1-9]';
`);
