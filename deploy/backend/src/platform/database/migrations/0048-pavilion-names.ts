import { sqlMigration } from './sql-migration';

/** Halls and pavilions in both languages; stored names get their English common noun, the organiser's own words stay. */
export const pavilionNames = sqlMigration(`
  alter table pavilions rename column title to title_rus;
  alter table pavilions add column title_eng text;
  update pavilions set title_eng = regexp_replace(regexp_replace(title_rus, '^Павильон', 'Pavilion'), '^Зал', 'Hall');
  alter table pavilions alter column title_eng set not null;
  alter table participations add column hall_eng text;
  update participations set hall_eng = regexp_replace(hall_rus, '^Зал', 'Hall');
  update participations p set pavilions = (
    select coalesce(jsonb_agg(
      item || jsonb_build_object('hall_eng', regexp_replace(item ->> 'hall_rus', '^Зал', 'Hall')) order by place), '[]')
    from jsonb_array_elements(p.pavilions) with ordinality as halls (item, place));
`);
