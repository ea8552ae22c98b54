/** Icons used only by the access pages, so that the hub does not load them. */
const drawings = {
  computer: 'M4.5 4.5h11v8h-11zM2.5 15.5h15',
  phone: 'M6.5 2.5h7v15h-7zM9 15h2',
  tablet: 'M4.5 2.5h11v15h-11zM9 15.2h2',
  key: 'M10.5 10a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0zM10.5 10h7v3M14 10v2.5',
  site: 'M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0zM3 10h14M10 3c4 4 4 10 0 14c-4-4-4-10 0-14z',
  program: 'M3 4h14v12H3zM6 8l2 2-2 2M10 12.5h4',
} as const;

export type AccessIconName = keyof typeof drawings;

/** A decorative icon beside its label. @param size in pixels */
export const AccessIcon = ({
  name,
  size = 20,
  className,
}: {
  name: AccessIconName;
  size?: number;
  className?: string;
}) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.5}
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={drawings[name]} />
  </svg>
);
