import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import en from 'dictionary-en';
import ru from 'dictionary-ru';
import { answerChecks } from './answer-checks';
import { loadDictionaries } from './dictionary';
import { createSpeller } from './speller';

/** A text can take a second of computing: in a thread of its own it keeps no other call waiting. */
if (!parentPort) throw new Error('spelling.worker runs in a worker thread');
const { wordLists } = workerData as { wordLists: string[] };
// the words of both languages stand in one list: each dictionary is asked for those of its alphabet only
const words = await Promise.all(wordLists.map((path) => readFile(path, 'utf8')));
answerChecks(parentPort, createSpeller(await loadDictionaries({ ru, en }, words)));
