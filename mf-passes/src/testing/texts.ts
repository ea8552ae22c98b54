import { joinTexts } from '@fairfront/shared-kit/testing';
import enHub from '../locales/en.hub.json';
import enRest from '../locales/en.json';
import ruHub from '../locales/ru.hub.json';
import ruRest from '../locales/ru.json';

/** Everything that this remote says in Russian. */
export const ru = joinTexts(ruHub, ruRest);

/** Everything that it says in English. */
export const en = joinTexts(enHub, enRest);
