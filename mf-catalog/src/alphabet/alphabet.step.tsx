import { FormErrorSummary } from '@fairfront/shared-kit/forms';
import { AboutFields } from './about-fields';
import styles from './alphabet.module.css';
import { CompanyFields } from './company-fields';
import { ContactFields } from './contact-fields';
import { Proof } from '../proof/proof';

/** Step 1: the company's entry in the alphabetical list, with a proof of the printed entry beside it. */
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
