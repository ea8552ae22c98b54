import { formatDate } from '@fairfront/shared-kit/platform/formats';
import { type Locale, textOf } from '@fairfront/shared-kit/domain/common';
import type { PersonalDataSheet } from '../../../identity/own-data/personal-data.pdf';
import { sheetTexts } from '../../../identity/own-data/own-data-sheet';
import type { Services } from '../../../platform/services';
import type { HolderLink, PassDriver, PassHolders, PassPerson } from './pass-holders.repository';

/** Maximum number of people in the PDF; the JSON file has all of them. */
const mostPeople = 200;

/** The data stored about the people on passes as a readable PDF, in Moscow time. */
export const passHoldersSheet = (
  holders: PassHolders,
  { actionName }: Pick<Services, 'actionName'>,
  locale: Locale,
  now: Date,
): PersonalDataSheet => {
  const { t, at, part } = sheetTexts(locale);
  const exhibition = textOf(holders, 'exhibition', locale);
  const company = textOf(holders, 'company', locale);
  const day = (value: string) => formatDate(value, locale, { zone: 'UTC' });
  const line = (name: string, value: string | null) => (value ? [`${t(`holders.${name}`)}: ${value}`] : []);
  const linkLine = (link: HolderLink) =>
    [
      [link.name, link.email].filter(Boolean).join(', ') || t('holders.copiedLink'),
      `${t('holders.link.created')}: ${at(link.created_at)}`,
      ...(['mailed_at', 'opened_at', 'filled_at', 'revoked_at'] as const).flatMap((event) =>
        link[event] === null ? [] : [`${t(`holders.link.${event}`)}: ${at(link[event])}`],
      ),
    ].join('; ');
  const about = ({
    status,
    comment,
    barcode,
    created_at,
    updated_at,
    deleted_at,
    history,
  }: PassPerson | PassDriver) => [
    `${t('holders.state')}: ${t(`holders.status.${status}`)}${comment ? `. ${comment}` : ''}`,
    ...line('code', barcode),
    ...line('created', at(created_at)),
    ...line('updated', at(updated_at)),
    ...line('deleted', deleted_at && at(deleted_at)),
    ...history.map((event) => {
      const action = actionName(event.action, locale);
      const done = event.status === null ? action : `${action}: ${t(`holders.status.${event.status}`)}`;
      return `${at(event.at)}: ${[done, event.comment].filter(Boolean).join('. ')}`;
    }),
  ];
  const nameOf = ({ lastname, name, middlename }: PassPerson | PassDriver) =>
    [lastname, name, middlename].filter(Boolean).join(' ');
  const shown = holders.people.slice(0, mostPeople);
  const more = (count: number) => (count > 0 ? [{ title: t('sheet.more', { count }), lines: [] }] : []);
  const shownDrivers = holders.drivers.slice(0, mostPeople);
  return {
    locale,
    heading: t('holders.heading'),
    lead: t('sheet.made', { date: at(now) }),
    facts: [
      { name: t('holders.exhibition'), value: exhibition },
      { name: t('holders.company'), value: company },
      { name: t('holders.people'), value: String(holders.people.length) },
      { name: t('holders.drivers'), value: String(holders.drivers.length) },
    ],
    parts: [
      part(t('holders.kept'), [t('holders.keptHow')]),
      part(t('holders.notKept'), [t('holders.notKeptWhat')]),
      ...shown.map((person) =>
        part(`${nameOf(person)}. ${t(`holders.type.${person.type}`, { id: person.id })}`, [
          ...line('companyOnPass', person.company_name),
          ...line('country', textOf(person, 'country', locale)),
          ...line('birthday', person.birthday && day(person.birthday)),
          ...line('birthdayPlace', person.birthday_place),
          ...about(person),
          ...person.links.map((link) => `${t('holders.came')}: ${linkLine(link)}`),
        ]),
      ),
      ...more(holders.people.length - shown.length),
      ...shownDrivers.map((driver) =>
        part(`${nameOf(driver)}. ${t('holders.type.car', { id: driver.id })}`, [
          ...line('phone', driver.phone),
          ...line('car', [driver.car_number, driver.trailer_number].filter(Boolean).join(', ')),
          ...line(
            'days',
            [driver.entry_date, driver.departure_date].flatMap((one) => (one ? [day(one)] : [])).join(', '),
          ),
          ...about(driver),
        ]),
      ),
      ...more(holders.drivers.length - shownDrivers.length),
      ...(holders.invited.length > 0
        ? [part(t('holders.invited', { count: holders.invited.length }), holders.invited.map(linkLine))]
        : []),
    ],
  };
};
