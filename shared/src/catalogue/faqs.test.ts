import { describe, expect, test } from 'vitest';
import { brandMistakes } from '../brand/testing/sampleBrand';
import { emergencyAlert } from './emergencyAlert';
import { faqs, faqsByCategory, visibleFaqs } from './faqs';
import { teaserFaqs } from './faqTeaser';
import { faqCategories, type Faq } from './faqs/faq.types';
import { stateLists, usStates } from './states';
import { readingGrade } from './testing/readingGrade';

const answered: Faq = { title: 'Is it free?', category: 'General Questions', description: 'No.' };
const unanswered: Faq = { title: 'When?', category: 'General Questions', description: '' };

const textOf = (items: readonly Faq[]) => items.map(({ title, description }) => `${title} ${description}`).join('\n');

describe('the FAQ items', () => {
  test('[DM-07] each have a question of their own and belong to one of the eight categories', () => {
    expect([...faqCategories].sort()).toEqual([
      'General Questions',
      'Healthcare Provider Questions',
      'Live Consultation Questions',
      'Payment and Insurance Questions',
      'Prescription Questions',
      'Support Questions',
      'Virtual Consultation Questions',
      'Weight Loss Questions',
    ]);
    expect(new Set(faqs.map(({ category }) => category))).toEqual(new Set(faqCategories));
    expect(new Set(faqs.map(({ title }) => title)).size).toBe(faqs.length);
    expect(faqs.filter(({ title }) => !title.endsWith('?'))).toEqual([]);
    expect(faqs.flatMap(({ title, description }) => [title, description]).filter((t) => t !== t.trim())).toEqual([]);
  });

  test('[DM-07] name brand facts by known placeholders only', () => {
    expect(brandMistakes([...faqs.flatMap((item) => [item.title, item.description]), emergencyAlert.text])).toEqual([]);
  });

  test('speak of the weight-loss program in its own group alone, which some partners hide', () => {
    const others = faqs.filter(({ category }) => category !== 'Weight Loss Questions');
    expect(others.filter((item) => /weight.loss|semaglutide/i.test(textOf([item])))).toEqual([]);
  });

  test.each(faqCategories)('read at grade 9 or lower: %s', (category) => {
    const items = faqsByCategory().find((group) => group.category === category)?.items ?? [];
    const lines = items.flatMap(({ title, description }) => [title, description]);
    expect(lines).not.toEqual([]);
    expect(readingGrade(lines)).toBeLessThanOrEqual(9);
  });
});

describe('what is shown', () => {
  test('[FQ-03] hides items whose description is empty or blank', () => {
    expect(visibleFaqs([unanswered, answered, { ...unanswered, description: ' \n' }])).toEqual([answered]);
    expect(faqsByCategory([unanswered, answered])).toEqual([{ category: 'General Questions', items: [answered] }]);
    expect(faqsByCategory([unanswered])).toEqual([]);
  });

  test('[FQ-01] groups the items in the order of the categories and keeps their order within', () => {
    const support: Faq = { ...answered, category: 'Support Questions' };
    const second: Faq = { ...answered, title: 'Is it quick?' };
    expect(faqsByCategory([support, answered, second])).toEqual([
      { category: 'General Questions', items: [answered, second] },
      { category: 'Support Questions', items: [support] },
    ]);
    expect(faqsByCategory().map(({ category }) => category)).toEqual(faqCategories);
    expect(faqsByCategory().flatMap(({ items }) => items)).toEqual(visibleFaqs());
  });

  test('[FQ-04] teases with the first four FAQs of the page', () => {
    expect(teaserFaqs).toHaveLength(4);
    expect(teaserFaqs).toEqual(visibleFaqs().slice(0, 4));
  });
});

test('[FQ-01] the alert says what the service is not for and whom to call', () => {
  expect(emergencyAlert.text).toMatch(/not appropriate for serious conditions that require immediate attention/);
  expect(emergencyAlert.text).toMatch(/emergency care.*life-threatening.*call 911.*emergency room/);
  expect(emergencyAlert.crisis).toMatch(/call or text 988/);
});

describe('the facts in the visible answers', () => {
  test.each([
    ['cards', /any major debit or credit card/],
    ['flexible spending accounts', /flexible spending account \(FSA\)/],
    ['health savings accounts', /health savings account \(HSA\)/],
    ['no insurance, Medicare or Medicaid', /cash-pay only. We do not bill insurance, Medicare or Medicaid/],
    ['no subscription', /subscription\? No\./],
    ['virtual fee', /virtual consultation is \$29/],
    ['live fee', /live consultation is \$74/],
    ['provider hours', /seven days a week, from 9\sAM to 9\sPM\sET/],
    ['length', /average consultation takes about 15 minutes/],
    ['start at any hour', /start one 24\/7/],
    ['active case', /active for 72 hours after you submit it/],
    ['non-refundable', /fee is non-refundable after your consultation is complete/],
    ['not charged when not qualified', /you do not qualify, you are not charged/],
    ['another path', /another way to get care, such as a live consultation/],
    ['states', /all 50 states and the District of Columbia/],
    ['virtual and state rules', /Virtual consultations depend on the rules of your state/],
    ['who it is for', /Adults from 18 to 64/],
    ['children', /parent or guardian acts for a child/],
    ['Medicare and Medicaid', /not eligible if you are enrolled in Medicare or Medicaid/],
    ['providers', /licensed doctors and registered nurses.*in the United States and hold a license in your state/],
    ['nothing stored', /does not give care and does not store your health data/],
    ['scheduled drugs', /Scheduled drugs such as opioids and Adderall cannot be refilled/],
    ['refill length', /refill length is set by the prescribing doctor/],
    ['controlled substances', /do not prescribe controlled substances or narcotics/],
    ['savings card', /savings card is free and can take up to 80% off/],
    ['support line', /Call \{phone\} or write to \{email\}/],
    ['customer care', /\{customerCarePhone\} or write to \{customerCareEmail\}.*bell icon/],
  ])('[FQ-05] include %s', (_fact, pattern) => {
    expect(textOf(visibleFaqs())).toMatch(pattern);
  });

  const weightLoss = textOf(visibleFaqs().filter(({ category }) => category === 'Weight Loss Questions'));

  test.each([
    ['fee and what it includes', /\$299 per month. That includes your doctor visits and the compounded semaglutide/],
    ['free qualification', /free to find out if you qualify/],
    ['no charge without a prescription', /No prescription, no charge\./],
    ['body mass index', /body mass index \(BMI\) of 30 or higher/],
    ['lower index with conditions', /BMI of 27 or higher.*\(hypertension\), type 2 diabetes or high cholesterol/],
    ['tumors, cancer and medicines', /tell your provider about any tumor or cancer.*all the medicines you take now/],
    ['thyroid cancer and MEN 2', /cannot take it.*medullary thyroid cancer or multiple endocrine neoplasia type 2/],
    ['family history', /you or a family member/],
    [
      'dose schedule',
      /usual schedule is 0\.25 mg weekly for 1 month, then 0\.5 mg, 1 mg and 1\.5 mg each for a month, then 2 mg weekly\. Your provider decides/,
    ],
    ['delivery', /5 to 7 days/],
    ['refills', /refill 6 days before you need it/],
    ['monthly consultation', /consultation with your provider is required each month/],
    ['labs', /After the first month you need lab results for your liver, kidneys and thyroid/],
    ['vitamin B-12', /vitamin B-12/],
    ['not evaluated', /not evaluated by the FDA/],
  ])('[FQ-05] include on weight loss: %s', (_fact, pattern) => {
    expect(weightLoss).toMatch(pattern);
  });

  test('[FQ-05] name exactly the states in which the program is not served', () => {
    const answer = visibleFaqs().find(({ title }) => title === 'Is the program offered in my state?');
    const named = usStates.filter((state) =>
      answer?.description.split('but')[1]?.split(', and in')[0]?.includes(state),
    );
    expect(named).toEqual(['California', 'Iowa', 'Washington']);
    for (const list of [stateLists.weightLossNew, stateLists.weightLossExisting]) {
      expect(usStates.filter((state) => !list.includes(state))).toEqual(named);
    }
  });
});
