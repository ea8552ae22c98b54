import { readFileSync } from 'node:fs';
import { Deployment } from 'kubernetes-models/apps/v1';
import { Job } from 'kubernetes-models/batch/v1';
import { Ingress } from 'kubernetes-models/networking.k8s.io/v1';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1';
import { ConfigMap, PersistentVolumeClaim, Service } from 'kubernetes-models/v1';
import { parseAllDocuments } from 'yaml';

/** Checks each manifest of a file against the schema of its kind; prints every problem and ends with 1 if there is one. */
const kinds = { ConfigMap, Deployment, Ingress, Job, PersistentVolumeClaim, PodDisruptionBudget, Service };

/** @param {{ kind: string, metadata?: { name?: string } }} manifest */
const problemOf = (manifest) => {
  const Model = kinds[/** @type {keyof typeof kinds} */ (manifest.kind)];
  if (!Model) return `${manifest.kind} is not known to this check`;
  try {
    new Model(/** @type {never} */ (manifest)).validate();
    return null;
  } catch (error) {
    return `${manifest.kind} ${manifest.metadata?.name}: ${error instanceof Error ? error.message : error}`;
  }
};

const [, , file = ''] = process.argv;
const problems = parseAllDocuments(readFileSync(file, 'utf8'))
  .map((document) => problemOf(document.toJS()))
  .filter((problem) => problem !== null);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length ? 1 : 0;
