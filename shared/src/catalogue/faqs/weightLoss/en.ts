import { notQualifiedRule } from '../../eligibility';
import { dollars, fees } from '../../prices';
import type { Question } from '../faq.types';

export const questions = [
  {
    title: 'Who is the weight-loss program for?',
    description:
      'Most people in it have a body mass index (BMI) of 30 or higher. It may also suit you with a BMI of 27 or higher if you have a condition such as high blood pressure (hypertension), type 2 diabetes or high cholesterol. Your provider decides if it is safe for you.',
  },
  {
    title: 'Who cannot take semaglutide, and what must I tell my provider?',
    description:
      'You cannot take it if you or a family member has ever had medullary thyroid cancer or multiple endocrine neoplasia type 2 (MEN 2). You must tell your provider about any tumor or cancer you have had, and about all the medicines you take now.',
  },
  {
    title: 'Which medicine is used?',
    description:
      'Compounded semaglutide with vitamin B-12 added. You take it as a shot, once a week. A pharmacy makes it to order. Compounded semaglutide is not evaluated by the FDA for safety, quality or how well it works.',
  },
  {
    title: 'What does the program cost?',
    description: `It is ${dollars(fees.weightLoss)} per month. That includes your doctor visits and the compounded semaglutide. It does not include lab tests. It is free to find out if you qualify. ${notQualifiedRule} No prescription, no charge.`,
  },
  {
    title: 'What doses will I take?',
    description:
      "The program's usual schedule is 0.25 mg weekly for 1 month, then 0.5 mg, 1 mg and 1.5 mg each for a month, then 2 mg weekly. Your provider decides what is right for you. Take just what you are told, and never change the dose on your own.",
  },
  {
    title: 'When does my medicine arrive?',
    description: 'It comes to your home in 5 to 7 days.',
  },
  {
    title: 'When should I ask for my next month?',
    description:
      'We suggest that you ask for a refill 6 days before you need it. A consultation with your provider is required each month, so that they can see how you are doing and set your dose.',
  },
  {
    title: 'Do I need lab tests?',
    description:
      'Yes. After the first month you need lab results for your liver, kidneys and thyroid. You cannot continue the treatment until they are complete.',
  },
  {
    title: 'Is the program offered in my state?',
    description: 'It is offered in all states but California, Washington and Iowa, and in the District of Columbia.',
  },
  {
    title: 'Am I a new or an existing patient?',
    description:
      'Choose New Patient for your first visit in the program. Choose Existing Patient if you are in it and need your next month.',
  },
] as const satisfies readonly Question[];
