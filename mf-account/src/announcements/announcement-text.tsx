import { textBlocks } from '@fairfront/shared-kit/domain/account';
import styles from './announcement-article.module.css';

/** Renders the announcement text as elements; markup in it is shown as plain text. */
export const AnnouncementText = ({ text }: { text: string }) => (
  <div className={styles.text}>
    {textBlocks(text).map((block, index) =>
      block.kind === 'list' ? (
        <ul key={index} className={styles.points}>
          {block.items.map((item, place) => (
            <li key={place} className={styles.point}>
              {item}
            </li>
          ))}
        </ul>
      ) : (
        <p key={index} className={styles.paragraph}>
          {block.text}
        </p>
      ),
    )}
  </div>
);
