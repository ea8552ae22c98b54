import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import en from 'dictionary-en';
import ru from 'dictionary-ru';
import { handleChecks } from './handle-checks';
import { loadDictionaries } from './dictionary';
import { createSpeller } from './speller';

/** A check can take a second of CPU time; in its own thread it blocks no other call. */
if (!parentPort) throw new Error('spelling.worker must run in a worker thread');
const { wordLists } = workerData as { wordLists: string[] };
// one list has the words of both languages: each dictionary is only asked for words of its alphabet
const words = await Promise.all(wordLists.map((path) => readFile(path, 'utf8')));
handleChecks(parentPort, createSpeller(await loadDictionaries({ ru, en }, words)));
