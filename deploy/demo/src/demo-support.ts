import { createSupportQuestions } from '@fairfront/backend/areas/account';
import type { Transaction } from 'kysely';
import type { Tables } from '@fairfront/backend/platform/database/tables';

type Pair = readonly [rus: string, eng: string];

/** What exhibitors of the demo world ask most. */
const demoQuestions: readonly (readonly [question: Pair, answer: Pair])[] = [
  [
    ['Сколько бесплатных пропусков входит в мой стенд?', 'How many free passes does my stand include?'],
    [
      'Один пропуск участника на каждые 3 м² стенда. Отклонённые пропуска тоже считаются: удалите те, что больше не нужны. Пропуска субэкспонентов берутся из того же числа.',
      'One participant pass for every 3 m² of the stand. Rejected passes count too, so delete those you no longer need. Passes of sub-exhibitors are taken from the same number.',
    ],
  ],
  [
    ['Когда можно распечатать пропуска?', 'When can I print passes?'],
    [
      'Даты печати указаны в окне пропусков: до первой даты кнопка печати закрыта, после неё принятые пропуска можно скачать и распечатать.',
      'The printing dates are shown in the passes window. From the first of them, accepted passes can be downloaded and printed.',
    ],
  ],
  [
    ['Почему отклонили пропуск на автомобиль?', 'Why was my car pass rejected?'],
    [
      'Причина написана рядом со статусом. Скопируйте пропуск, исправьте данные и отправьте его ещё раз, а отклонённый удалите.',
      'The reason is shown beside the status. Copy the pass, correct the data and send it again, then delete the rejected one.',
    ],
  ],
  [
    ['Как получить визовое приглашение?', 'How do I get a visa invitation?'],
    [
      'Отметьте «Визовое приглашение» при оформлении пропуска участника. Срок приёма зависит от гражданства и показан в форме.',
      'Tick “Visa invitation” when you add a participant pass. The deadline depends on the citizenship and is shown in the form.',
    ],
  ],
  [
    ['Кто в компании может оформлять и удалять пропуска?', 'Who in my company can add and delete passes?'],
    [
      'Администраторы и пользователи с правом редактирования. Остальные видят пропуска, но не меняют их.',
      'Administrators and users with edit access. Others see passes but cannot change them.',
    ],
  ],
  [
    ['Где взять счета и акты?', 'Where do I find invoices and acts?'],
    [
      'Откройте на странице выставки плитку «Документы»: счета и договоры скачиваются в PDF, акты на соседней вкладке.',
      'Open the tile “Documents” on the exhibition page: invoices and contracts download as PDF, acts are on the next tab.',
    ],
  ],
  [
    ['Что нужно, чтобы профиль компании был заполнен?', 'What makes a company profile complete?'],
    [
      'Названия на двух языках, страна, телефон, электронная почта, сайт, адрес и почтовый адрес. Логотип загружается там же.',
      'Names in both languages, country, phone, e-mail, website, address and mailing address. The logo is uploaded in the same window.',
    ],
  ],
];

export const seedSupport = async (trx: Transaction<Tables>): Promise<void> => {
  await createSupportQuestions(
    trx,
    demoQuestions.map(([question, answer], index) => ({
      id: index + 1,
      position: index + 1,
      question_rus: question[0],
      question_eng: question[1],
      answer_rus: answer[0],
      answer_eng: answer[1],
    })),
  );
};
