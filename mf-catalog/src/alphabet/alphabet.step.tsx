import { FormErrorSummary } from '@fairfront/shared-kit/forms';
import { AboutFields } from './about-fields';
import styles from './alphabet.module.css';
import { CompanyFields } from './company-fields';
import { ContactFields } from './contact-fields';
import { Proof } from '../proof/proof';

/** Step 1: what the alphabetical list says about the company, with the proof of the printed entry beside it (CAT-052). */
export const AlphabetStep = () => (
  <div className={styles.sheet}>
    <div className={styles.fields}>
      <FormErrorSummary />
      <CompanyFields />
      <ContactFields />
      <AboutFields />
    </div>
    <Proof place="beside" />
  </div>
);
