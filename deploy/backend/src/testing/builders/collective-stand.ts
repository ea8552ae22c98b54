import { anExhibition } from './exhibitions';
import { anExhibitor, type Exhibitor } from './exhibitor';
import { aCompany } from './participations';
import { anInvitedPerson } from './invitations';
import type { TestApp } from '../test-app';

type ExhibitorChanges = Parameters<typeof anExhibitor>[1];

/** An exhibitor of a company with these names. */
export const anExhibitorNamed = async (
  portal: TestApp,
  [name_rus, name_eng]: readonly [rus: string, eng: string],
  changes: ExhibitorChanges = {},
): Promise<Exhibitor> =>
  anExhibitor(portal, { company_id: (await aCompany(portal, { name_rus, name_eng })).id, ...changes });

/** A collective organiser and its sub-exhibitors. */
export interface CollectiveStand {
  host: Exhibitor;
  rezets: Exhibitor;
  frezer: Exhibitor;
  kalibr: Exhibitor;
}

/**
 * A stand of 40 places, 12 of them given away. «Резец» prepares itself, «Фрезер» is prepared by the host, and the supervisor
 * of «Калибр» is invited and has not come yet.
 */
export const aCollectiveStand = async (
  portal: TestApp,
  exhibition: Parameters<typeof anExhibition>[1] = {},
): Promise<CollectiveStand> => {
  const { id: exhibition_id } = await anExhibition(portal, exhibition);
  const host = await anExhibitorNamed(portal, ['Ассоциация «Станкопром»', 'Stankoprom Association'], {
    ...{ exhibition_id, type: 'collective', quota_certificate: 40 },
  });
  const sub = (names: readonly [string, string], changes: ExhibitorChanges) =>
    anExhibitorNamed(portal, names, { exhibition_id, type: 'sub', parent_id: host.id, ...changes });
  const rezets = await sub(['ООО «Резец»', 'Rezets LLC'], { quota_certificate: 5 });
  const frezer = await sub(['АО «Фрезер»', 'Frezer JSC'], { quota_certificate: 7, is_edit: false });
  const kalibr = await sub(['ООО «Калибр»', 'Kalibr LLC'], { quota_certificate: 0 });
  await host.member('supervisor', { email: 'supervisor@stankoprom.example', lastname: 'Щукина', name: 'Алла' });
  await rezets.member('edit', { email: 'editor@rezets.example', lastname: 'Ёлкин', name: 'Егор' });
  await frezer.member('edit', { email: 'editor@frezer.example', lastname: 'Жданова', name: 'Ольга' });
  await anInvitedPerson(portal, kalibr, 'supervisor', 'director@kalibr.example');
  return { host, rezets, frezer, kalibr };
};
