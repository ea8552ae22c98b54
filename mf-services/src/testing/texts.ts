import { joinTexts } from '@fairfront/shared-kit/testing';
import enHub from '../locales/en.hub.json';
import enRest from '../texts-en';
import ruHub from '../locales/ru.hub.json';
import ruRest from '../texts-ru';

/** All Russian texts of this remote. */
export const ru = joinTexts(ruHub, ruRest);

/** All English texts of this remote. */
export const en = joinTexts(enHub, enRest);
