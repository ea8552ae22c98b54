import { joinTexts } from '@fairfront/shared-kit/testing';
import enHub from '../hub-texts-en';
import enRest from '../texts-en';
import ruHub from '../hub-texts-ru';
import ruRest from '../texts-ru';

/** All Russian texts of this remote. */
export const ru = joinTexts(ruHub, ruRest);

/** All English texts of this remote. */
export const en = joinTexts(enHub, enRest);
