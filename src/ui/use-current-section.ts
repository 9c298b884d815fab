import { useEffect, useState } from 'react';

/** The id of the section at the top of the window, as the page scrolls; at the very end of the page the last one. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string | undefined>(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      frame = 0;
      const sections = key.split(' ').flatMap((id) => document.getElementById(id) ?? []);
      const reached = sections.filter((section) => section.getBoundingClientRect().top < window.innerHeight * 0.3);
      const { scrollHeight } = document.documentElement;
      const isAtEnd = window.scrollY > 0 && window.scrollY + window.innerHeight >= scrollHeight - 2;
      setCurrent((isAtEnd ? sections.at(-1) : (reached.at(-1) ?? sections[0]))?.id);
    };
    const schedule = () => {
      frame ||= requestAnimationFrame(measure);
    };
    // With the frame, which lays the page out anyway; at once it would be laid out twice.
    schedule();
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', schedule);
      window.removeEventListener('resize', schedule);
    };
  }, [key]);
  return current;
}
