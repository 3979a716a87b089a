import css from './section-links.module.css';

/** So many sections are worth a table of contents. */
const many = 5;

export const sectionId = (prefix: string, title: string) =>
  `${prefix}-section-${title.toLowerCase().replace(/\W+/g, '-')}`;

export function SectionLinks({ prefix, titles }: { prefix: string; titles: readonly string[] }) {
  if (titles.length < many) return null;
  const go = (title: string) => {
    const heading = document.getElementById(sectionId(prefix, title));
    heading?.scrollIntoView({ block: 'start' });
    heading?.focus({ preventScroll: true });
  };
  return (
    <nav aria-label="Sections" className={css['contents']}>
      {titles.map((title) => (
        <a
          key={title}
          href={`#${sectionId(prefix, title)}`}
          onClick={(event) => {
            event.preventDefault();
            go(title);
          }}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
